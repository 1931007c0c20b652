import type { Fault } from './fault'

/** Faults for attacks of docs/security.md on other systems, leads, the desk and the build, in its order. */
export const attacksOnLeads: readonly Fault[] = [
  {
    rows: ['an answer of 50 MB from a back end'],
    file: 'lib/http/http-answer.ts',
    find: `if (⟦size > maxBytes⟧) throw`,
    plant: 'false',
  },
  {
    rows: [
      'a redirect of a back end to somewhere inside (SSRF)',
      'V1.3.6 calls go to known places only (SSRF)',
      'V15.3.2 no redirect of another system is followed',
    ],
    file: 'lib/http/client.ts',
    find: 'const answer = ⟦await begin(call, agents)⟧',
    plant: `await begin(call, agents).then((first) => {
      const to = first.header('location')
      return to ? begin({ ...call, url: new URL(to, call.url).href }, agents) : first
    })`,
  },
  {
    rows: ['a back end that says too much', 'V15.3.1 answers hold the fields they need'],
    file: 'lib/content/serve/proxy.ts',
    find: 'firstForm(endpoints[match.name].output, raw, standing)',
    plant: 'raw',
  },
  {
    rows: ['a gated address in an answer'],
    file: 'lib/content/serve/proxy.ts',
    find: 'isTrusted ? payload : withoutGated(payload)',
    plant: 'payload',
  },
  {
    rows: ['a gate that cannot be read (S11)'],
    file: 'lib/rules/gate/media-gate.ts',
    find: "type === 'FORM' || ⟦type === null⟧",
    plant: 'false',
  },
  {
    rows: ['the same in an answer (S11)'],
    file: 'lib/content/shared/gated-fields.ts',
    find: '⟦asBoolean(isNeedContact) !== false⟧',
    plant: 'asBoolean(isNeedContact) === true',
  },
  {
    rows: ['submits by the thousand (S5)', 'V2.4.1 against automation'],
    file: 'lib/enquiry/rate-limit.ts',
    find: '{ points: ⟦20⟧, duration: 60',
    plant: '2000',
  },
  {
    rows: ['the same over several instances (S5)'],
    file: 'lib/enquiry/rate-limit.ts',
    find: 'if (⟦!store.pool⟧) return',
    plant: 'true',
  },
  {
    rows: ['visitors of a CDN, refused for one another'],
    file: 'lib/http/client-address.ts',
    find: 'Math.max(chain.length - 1 - proxies, 0)',
    plant: 'chain.length - 1',
  },
  {
    rows: ['texts that no system can store'],
    file: 'lib/enquiry/form/normalise.ts',
    find: `return ⟦invisible.test(text)⟧ ? '' : text`,
    plant: 'false',
  },
  {
    rows: ['a stranger’s address in a lead'],
    file: 'lib/rules/address/own-address.ts',
    find: '[site.host, ...hosts].includes(given.host)',
    plant: 'true',
  },
  {
    rows: ['a full disk', 'V2.3.3 all of a step or nothing'],
    file: 'lib/enquiry/store/enquiries.ts',
    find: 'return ⟦db.transaction()⟧.execute(async',
    plant: '({ execute: (work: any) => work(db) } as any)',
  },
  {
    rows: ['a full disk, told by health'],
    file: 'lib/health/disk.ts',
    find: 'writeFileSync(path, probe, { mode: 0o600 })',
    plant: 'undefined',
  },
  {
    rows: ['a database that cannot be written, told by health'],
    file: 'lib/enquiry/store/index.ts',
    find: `await ⟦writeSetting(store, 'health/written', new Date().toISOString())⟧`,
    plant: 'undefined',
  },
  {
    rows: ['a full disk, told to people'],
    file: 'server/submits.ts',
    find: '⟦submitFailed()⟧\n',
    plant: 'undefined',
  },
  {
    rows: ['a full disk costs no picture'],
    file: 'lib/images/kept.ts',
    find: 'if (⟦steadyNow() - complained < MINUTE_MS⟧) return',
    plant: '(() => { throw error })()',
  },
  {
    rows: ['a damaged database'],
    file: 'lib/enquiry/store/integrity.ts',
    find: 'found.value = ⟦await damageOf(file)⟧',
    plant: '[]',
  },
  {
    rows: ['a clock that ran ahead'],
    file: 'lib/enquiry/store/deliveries.ts',
    find: `or([eb('claimed_at', '<=', now - LEASE_MS), eb('claimed_at', '>', now + LEASE_MS)])`,
    plant: `or([eb('claimed_at', '<=', now - LEASE_MS)])`,
  },
  {
    rows: ['an outage of days'],
    file: 'lib/enquiry/store/deliveries.ts',
    find: `.where('status', '=', ⟦'dead'⟧).execute()`,
    plant: `'none' as 'dead'`,
  },
  {
    rows: ['a form without script while the back end hangs'],
    file: 'lib/enquiry/no-script/page-in-time.ts',
    find: 'await ifInTime(getPage(mark))',
    plant: '{ value: await getPage(mark) }',
  },
  {
    rows: [
      'a gate opened by the key of another submit',
      'a key used again for other words, on both databases',
      'V2.3.1 and not by the key of a submit that is stored',
    ],
    file: 'lib/enquiry/store/enquiries.ts',
    find: 'keptUnderKey(JSON.parse(known.payload) as EnquiryBody, gate) !== keptUnderKey(body, context.gate)',
    plant: 'false',
  },
  {
    rows: ['the same without scripts'],
    file: 'lib/enquiry/no-script/post-plain.ts',
    find: 'form, lang, fieldValues, ⟦gate⟧])',
    plant: 'null',
  },
  {
    rows: ['a gate opened by another form’s receipt'],
    file: 'lib/enquiry/gate.ts',
    find: 'return ⟦found?.formId === read.formId⟧ ?',
    plant: 'found !== undefined',
  },
  {
    rows: ['forged passes'],
    file: 'lib/enquiry/gate-token.ts',
    find: 'given.length !== wanted.length || !timingSafeEqual(given, wanted)',
    plant: 'false',
  },
  {
    rows: ['forged preview links'],
    file: 'lib/http/preview-signature.ts',
    find: 'given.length === wanted.length && timingSafeEqual(given, wanted)',
    plant: 'true',
  },
  {
    rows: ['guessing the desk’s password', 'V6.3.1 the desk: guessing is slow'],
    file: 'lib/desk/access/login-limit.ts',
    find: '{ points: ⟦10⟧, duration: 900',
    plant: '1000',
  },
  {
    rows: ['a database away for a moment locks the desk for good'],
    file: 'lib/desk/access/login-limit.ts',
    find: '⟦shared.value = undefined⟧\n',
    plant: '0',
  },
  {
    rows: ['links and mentions of a stranger in mails and chats'],
    file: 'lib/enquiry/notice/facts.ts',
    find: `t('lead.sourceOf', { kind, name: ⟦plainName(name)⟧ })`,
    plant: 'name',
  },
  {
    rows: ['a page and a first touch that are none'],
    file: 'lib/enquiry/submit.ts',
    find: '⟦keptTouch(client.firstTouch)⟧',
    plant: 'client.firstTouch',
  },
  {
    rows: ['a CSV with columns without end'],
    file: 'lib/enquiry/admin/csv.ts',
    find: '.slice(0, ⟦MOST_OTHERS⟧)',
    plant: '1000',
  },
  {
    rows: ['a formula in an exported CSV', 'V1.2.10 formulas in CSV'],
    file: 'lib/enquiry/admin/csv.ts',
    find: 'const safe = ⟦isFormula⟧ ?',
    plant: 'false',
  },
  {
    rows: ['a package with another digest or licence', 'V15.2.4 each package as it was when it was chosen'],
    file: 'package-lock.json',
    find: '"packages": {',
    plant: '"packages": { "node_modules/planted": { "version": "1.0.0", "license": "MIT" },',
    as: 'text',
  },
  {
    rows: ['versions with known holes (S9)', 'V15.2.1 versions without known holes'],
    file: 'package-lock.json',
    find: '"node_modules/sharp": {',
    plant: '"node_modules/sharp": { "version": "0.35.4" }, "node_modules/planted/node_modules/sharp": {',
    as: 'text',
  },
  {
    rows: ['parts of the framework with known holes (S9)'],
    file: 'app/api/search/route.ts',
    find: 'export async function GET',
    plant: `/** Planted. */\nexport async function act() {\n  'use server'\n}\n\nexport async function GET`,
    as: 'text',
  },
]
