import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './lib/run.mjs'

// What lint cannot say: names of client files, sizes, settings, the top level.

/** Next gives these their names and asks for 'use client' in them. */
const namedByNext = /(?:^|\/)(?:global-)?error\.tsx$/

/** Commands, their helpers and configs read the environment; the site itself asks lib/env.ts. */
const mayReadEnvironment =
  /^(?:lib\/env\.ts|server\/(?:settings|lazy-next)\.ts|[^/]+\.config\.ts|scripts\/[^/]+\.(?:ts|mjs)|scripts\/lib\/|tests\/|e2e\/)|\.test\.tsx?$/

const topLevel = new Set([
  ...['README.md', 'package.json', 'next.config.ts', 'tsconfig.json', 'middleware.ts'],
  ...['app', 'components', 'lib', 'messages', 'public', 'e2e'],
  ...[
    '.ci',
    'brand.yaml',
    'content',
    'demo',
    'deploy',
    'docs',
    'scripts',
    'server',
    'tests',
    'LICENSE',
    'SECURITY.md',
  ],
  ...['instrumentation.ts', 'instrumentation-client.ts'],
  ...['package-lock.json', '.npmrc', '.editorconfig', '.gitignore', '.gitattributes', '.dockerignore'],
  ...['.env.example', 'biome.json', 'knip.json', 'playwright.config.ts', 'renovate.json', 'vitest.config.ts'],
])

/** Top-level names that .gitignore keeps out; its lines are plain names and simple stars. */
function ignored(): RegExp[] {
  const lines = readFileSync(`${root}/.gitignore`, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const name = line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')
    return new RegExp(`^${name}$`)
  })
}

const present = readdirSync(root).filter(
  (name) => name !== '.git' && !ignored().some((rule) => rule.test(name)),
)
const folders = ['app', 'components', 'lib', 'scripts', 'server', 'e2e', 'tests'].filter((folder) =>
  present.includes(folder),
)
const code = [
  ...present,
  ...folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
]
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

/** They compare with what lies on a disk or in a database, and each says what an age below zero means. */
const mayAskWallClockForAges = new Set([
  ...['lib/clock.ts', 'lib/images/resize.ts', 'lib/enquiry/outbox.ts'],
  'server/pages/page-folder.ts',
])

/** Home-made names that were in use once, and the standard ones; docs/glossary.md has the words that are ours. */
const standardNames: Record<string, string> = {
  processState: 'globalSingleton',
  steadyNow: 'monotonicNow',
  isMakeshift: 'isPartiallyValid',
  noteMissing: 'rememberNotFound',
  StoredMark: 'Locale',
  wireRecord: 'RawRecord',
  Standing: 'PublicationStatus',
  'components/chrome': 'components/layout',
  'house.test': 'conventions.test',
  'verbs?': 'query',
  '[A-Z][a-z]+(?:Page|List)Frame': 'PageLayout',
  'test:trouble': 'test:chaos',
  'test:planted': 'test:mutation',
  'npm run (?:looks|land|shots)': 'visual, coastlines, screenshots',
  '(?:readKept|keepCounts|forgetOld)': 'readCached, storeCounts, deleteOldCounts',
  'keep(?:Figures|Units|Names|Latin|Articles)': 'noBreakFigures …',
  '(?:KeptIndex|keptIndex|forgetIndexes|forgetFileVersions)':
    'LanguageIndex, clearIndexes, clearFileVersions',
  '(?:KeptVisit|lastingVisit|toldEvents|claimsIn)':
    'StoredVisit, unexpiredVisit, reportedEvents, statedFactsIn',
  '(?:readHeld|writeHeld)': 'readEditorRecord, writeEditorRecord',
  writeWhole: 'writeFileAtomic',
  'tests/soak': 'tests/chaos',
  '(?:benchTaps|bench -- taps|lanes?)': 'benchInteractions, bench -- interactions, pool',
  '(?:oddCompany|PoisonedCompany|restingPlace|unwellOf|PLANTED)':
    'edgeCaseCompany, PayloadCompany, settledScroll, failingBefore, MUTATION',
  '(?:StandingConsult|WaysOn|FrameProps)': 'ConsultPage, NextSteps, PageLayoutProps',
  '(?:lateCode|handOver|goOrFollow|OrFollow)':
    'importOnUse, passToReplacement, openOrFollow, FollowOnFailure',
  '(?:mustRest|whenStanding|keepClear|adoptAnchors)': 'mustPause, whenSettled, trackAnchorEntries',
  '(?:shutOthers|isAnyPinned|leavePlace|typedSoFar|keepChoice)':
    'closeOtherMenus, isAnyMenuPinned, saveFocus …',
  '(?:keptTouch|FoundForm|knownDamage)': 'storedTouch, samePagePath, FormLookup, lastDamage',
  '(?:SteadyDatabase|openKnownStore|takeDue|oncePer|[cC]hores)':
    'ReconnectingDatabase, openExistingStore, claimDue, runOncePer, jobs',
  '(?:halfWidths|someOfEach|wordwise|wholeTerms|liftClear)':
    'displayWidth, limitPerGroup, byWords, exactTerms',
  '[kK]ept (?:page|picture)s?': 'cached page, cached picture',
  '(?:getChrome|provenAbsence|beginningOf|tellMissingForms|toldBeside)':
    'getLayout, findMissing, truncateList, logMissingForms, extraIssues',
  '(?:keep(?:Copies|Copy|Document|Part)|kept(?:Copy|Answer|Name|Drafts|Headers)|copiesKept|knownRecords)':
    'enableCopies, saveLastGood, storeDocument, storePart, lastGoodCopy, cachedAnswer …',
  '(?:InStep|aheadBy(?:Content|Time)|byClaim|takenBy|claimProblems|mayBeWrong|shadowsAndDeadEnds)':
    'ConfirmedPair, newerByTime, byIdPriority, idTakenMessage, statedFactProblems …',
  '(?:lateNext|handOverConfig|catchUp|holdInstance|isSaidByAddress|plainPolicy|setPlainHeaders)':
    'lazyNext, presetConfig, invalidateChanged, leaseFolder, isInAddress, filePolicy, setFileHeaders',
  '(?:tellUnready|askedPart|isSaid|keepOnly|keepNumbers|keepEarlierFiles|standing(?:Now|Problems|Findings)|PagesNotKept)':
    'logUnready, requestedPart, isFilled, removeOthers, noBreakNumbers, saveEarlierFiles, visibilityNow …',
  '(?:known(?:Address|SiteLocales|Edits|Page|At)|keep(?:ConsentText|SubmissionToken|QueryAndHash)|keptUnderKey)':
    'addressRules, currentSiteLocales, recentEdits, existingPage, lastEditAt, storeConsentText …',
  '(?:\\w*[a-z]Films?|[fF]ilm[A-Z]\\w*)': 'video',
  '(?:arrows\\.test|[aA]gainst the arrows)': 'import-rules.test, import rules',
}

/** Code, and the documents that describe it; decision records say what things were called then. */
const written = [
  ...code,
  ...readdirSync(`${root}/docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ file: `docs/${name}`, text: readFileSync(`${root}/docs/${name}`, 'utf8') })),
].filter(({ file }) => file !== 'scripts/conventions.test.ts')

const filesWhere = (wrong: (entry: { file: string; text: string }) => boolean) =>
  code.filter(wrong).map(({ file }) => file)

describe('conventions', () => {
  it('are looked for in files', () => {
    expect(code.length).toBeGreaterThan(10)
  })

  it('gives each wait of a test its time: by itself vi.waitFor gives up after a second', () => {
    const isShort = (line: string) => /vi\.waitFor\(.*\)$/.test(line) && !/_000\)|timeout/.test(line)
    expect(
      filesWhere(({ file, text }) => /\.test\.tsx?$/.test(file) && text.split('\n').some(isShort)),
    ).toEqual([])
  })

  it('runs a test by itself that changes the process, where others share one', () => {
    const config = code.find(({ file }) => file === 'vitest.config.ts')?.text ?? ''
    const isShared = /^(?:app|components|lib\/(?:contract|feeds|i18n|rules|seo))\/.*\.test\.tsx?$/
    const changes =
      /\bvi\.(?:mock|doMock|spyOn|stub|resetModules|useFake|setSystem)|process\.(?:env|chdir)|writeFileSync/
    const wrong = filesWhere(
      ({ file, text }) => isShared.test(file) && changes.test(text) && !config.includes(`'${file}'`),
    )
    expect(wrong).toEqual([])
  })

  it('names the address of a picture by pictureSource alone, which sends other hosts nothing of the page', () => {
    const isView = /^(?:app|components)\/(?!.*\.(?:test|examples)\.).*\.tsx$/
    expect(filesWhere(({ file, text }) => isView.test(file) && /<img\s[^>]*?\bsrc=/.test(text))).toEqual([])
  })

  it("names a file *.client.ts(x) exactly when it has 'use client'", () => {
    const wrong = filesWhere(({ file, text }) => {
      const saysClient = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)
      return saysClient !== /\.client\.tsx?$/.test(file) && !(saysClient && namedByNext.test(file))
    })
    expect(wrong).toEqual([])
  })

  it('has no file over 300 lines but tests', () => {
    const isExempt = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
    expect(filesWhere(({ file, text }) => !isExempt(file) && text.split('\n').length > 301)).toEqual([])
  })

  it('reads the environment in lib/env.ts and configs only', () => {
    const reads = /\bprocess\s*(?:\?\.|\.|\[\s*['"])env\b|\benv\b[^\n]*from 'node:process'/
    expect(filesWhere(({ file, text }) => reads.test(text) && !mayReadEnvironment.test(file))).toEqual([])
  })

  it('measures ages on the clock that nobody can set (ADR 0041)', () => {
    const isAge = /Date\.now\(\)\s*-|-\s*Date\.now\(\)|deadline: Date\.now\(\)/
    const wrong = filesWhere(
      ({ file, text }) =>
        /^(?:lib|server|app)\//.test(file) && !/\.test\.tsx?$/.test(file) && isAge.test(text),
    )
    expect(wrong.filter((file) => !mayAskWallClockForAges.has(file))).toEqual([])
  })

  it.each(Object.entries(standardNames))('has no name %s: the standard one is %s', (name) => {
    const pattern = new RegExp(`\\b${name}\\b`)
    expect(written.flatMap(({ file, text }) => (pattern.test(`${file}\n${text}`) ? [file] : []))).toEqual([])
  })

  it('has nothing at the top level that is not on the list', () => {
    expect(present.filter((name) => !topLevel.has(name))).toEqual([])
  })
})
