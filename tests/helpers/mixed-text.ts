import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is'
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

const isText = (type: Type | undefined): boolean => {
  if (!type) return false
  if (type.isUnionType()) {
    const types = type.getTypes()
    // What may be an element as well, such as `children`, is the business of whoever makes it.
    return types.some(isText) && !types.some(({ flags }) => flags & TypeFlags.Object)
  }
  const isEmpty = type.isStringLiteralType() && type.value === ''
  return !isEmpty && (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) !== 0
}

const isElement = (node: Node): boolean =>
  isParenthesizedExpression(node)
    ? isElement(node.expression)
    : isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node)

/** The expressions of a file that React renders as a text beside elements, or in an element's place; blanks are none. */
export function mixedTexts(file: SourceFile, checker: Checker): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = [...node.children].filter(
        (child) =>
          !(isJsxText(child) && child.text.trim() === '') &&
          !(
            isJsxExpression(child) &&
            (!child.expression || /^(['"])\s*\1$/.test(child.expression.getText(file)))
          ),
      )
      if (children.length > 1 || isJsxFragment(node))
        for (const child of children)
          if (
            isJsxText(child) ||
            (isJsxExpression(child) &&
              child.expression &&
              isText(checker.getTypeAtLocation(child.expression)))
          )
            found.push(child.getText(file))
    }
    if (isConditionalExpression(node)) {
      const { whenTrue, whenFalse } = node
      for (const [one, other] of [
        [whenTrue, whenFalse],
        [whenFalse, whenTrue],
      ] as const)
        if (isElement(one) && isText(checker.getTypeAtLocation(other))) found.push(other.getText(file))
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}
