import type { ErrorCode } from 'yaml'

/** What to do about a mistake of YAML, by the code that its parser gives it. */
const todo: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'a value that begins with * or & needs quotes around it',
  BAD_DQ_ESCAPE: 'within double quotes write \\\\ for each \\, or put single quotes around the text',
  BAD_INDENT:
    'a list that begins with [ or an object that begins with { is not closed, or its lines are not indented',
  BAD_SCALAR_START: 'a value that begins with a sign such as @ % ` or * needs quotes around it',
  BLOCK_AS_IMPLICIT_KEY:
    'a value with a colon in it needs quotes around it, and the fields of a record begin in one column',
  BLOCK_IN_FLOW: 'between { } or [ ] stand single values, separated by commas',
  DUPLICATE_KEY: 'this field stands here twice',
  MISSING_CHAR:
    'something is not closed, or a field lacks its colon: a field is "name: value" with an ASCII colon and a blank',
  MULTILINE_IMPLICIT_KEY:
    'every field begins in the column of the one before; a text of several lines needs quotes around it, or | behind its colon',
  MULTIPLE_DOCS: 'a file holds one record: take the line --- away',
  TAB_AS_INDENT: 'indent with blanks, not with tabs',
  TAG_RESOLVE_FAILED: 'a value that begins with ! needs quotes around it',
  UNEXPECTED_TOKEN:
    'this stands where a field or a value is expected: put quotes around a text with such signs',
}

/** A mistake of YAML in the words of who writes the file: what to do, else what the parser says. */
export const yamlWords = (code: ErrorCode, message: string): string =>
  /closing .quote/.test(message)
    ? 'a text that begins with a quote has none at its end'
    : (todo[code] ?? message)
