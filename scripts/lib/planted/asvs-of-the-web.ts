import type { Fault } from './fault'

/** Faults for items of ASVS in docs/security.md up to V6, in its order; those of an attack stand with it. */
export const asvsOfTheWeb: readonly Fault[] = [
  {
    rows: ['V1.2.1 output is encoded for its place'],
    file: 'lib/desk/html.ts',
    find: 'escapeHtml(String(part))',
    plant: 'String(part)',
  },
  {
    rows: ['V1.2.2 addresses have safe schemes'],
    file: 'lib/contract/safe-url.ts',
    find: "const bare = ⟦url.replace(control, '')⟧",
    plant: 'url',
  },
  {
    rows: ['V1.2.3 and in blocks of data'],
    file: 'lib/seo/structured/describe.ts',
    find: `'\\\\u003c'`,
    plant: `'<'`,
  },
  {
    rows: ['V1.3.2 no `eval`: the policy forbids it'],
    file: 'server/response/csp.ts',
    find: '...⟦inline⟧,',
    plant: `["'unsafe-eval'"]`,
  },
  {
    rows: ['V2.2.1 input is checked by rules of what is allowed'],
    file: 'lib/enquiry/post-form.ts',
    find: '!read.success || !key',
    plant: '!read.success',
  },
  {
    rows: ['V2.2.2 and on the server'],
    file: 'lib/enquiry/submit.ts',
    find: `verify(input.found.form, input.found.labels, input.submission.fieldValues)`,
    plant: `{ fieldValues: input.submission.fieldValues } as any`,
  },
  {
    rows: ['V2.3.1 steps in their order: no gate without its form'],
    file: 'lib/enquiry/gate.ts',
    find: 'if (⟦found?.formId !== formId⟧) return {}',
    plant: 'found === undefined',
  },
  {
    rows: ['V3.3.1 V3.3.2 V3.3.4 cookies of the desk'],
    file: 'lib/desk/access/cookie.ts',
    find: `\`\${nameOf()}=\${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=\${maxAgeSeconds}\${secure}\``,
    plant: `\`\${nameOf()}=\${token}; Path=/desk; SameSite=Lax; Max-Age=\${maxAgeSeconds}\${secure}\``,
  },
  {
    rows: ['V3.3.1 and over https: Secure, by name and attribute'],
    file: 'lib/desk/access/cookie.ts',
    find: `isSecure() ? '; Secure' : ''`,
    plant: `''`,
  },
  {
    rows: ['V3.3.1 and over https: Secure, by name and attribute'],
    file: 'lib/desk/access/cookie.ts',
    find: `isSecure() ? '__Secure-desk_session' : 'desk_session'`,
    plant: `'desk_session'`,
  },
  {
    rows: ['V3.2.1 V3.4.3 every kind of answer has the policy of its kind'],
    file: 'server/response/plain-policy.ts',
    find: `const PLAIN = ⟦"default-src 'none'; base-uri 'none'; frame-ancestors 'self'"⟧`,
    plant: `'default-src *'`,
  },
  {
    rows: ['V3.4.1 HSTS'],
    file: 'server/headers.ts',
    find: `SITE_URL.startsWith('https:')`,
    plant: 'false',
  },
  {
    rows: ['V3.4.3 content security policy with `object-src` and `base-uri` none'],
    file: 'server/response/csp.ts',
    find: `"object-src 'none'"`,
    plant: `"object-src 'self'"`,
  },
  {
    rows: ['V3.4.4 nosniff'],
    file: 'server/headers.ts',
    find: `...⟦['X-Content-Type-Options', 'nosniff']⟧`,
    plant: '[]',
  },
  {
    rows: ['V3.4.5 Referrer-Policy'],
    file: 'server/headers.ts',
    find: `'strict-origin-when-cross-origin'`,
    plant: `'unsafe-url'`,
  },
  {
    rows: ['V3.4.6 frame-ancestors'],
    file: 'server/response/csp.ts',
    find: `"frame-ancestors 'self'"`,
    plant: `"frame-ancestors *"`,
  },
  {
    rows: ['V3.4.7 violations are reported'],
    file: 'lib/reports/note.ts',
    find: '⟦state.logged.has(name)⟧ || isOverLines',
    plant: 'true',
  },
  {
    rows: ['V3.5.1 changes only from this site’s pages'],
    file: 'lib/desk/actions/change.ts',
    find: 'isFromElsewhere(request.headers) || !hasToken(form, session)',
    plant: 'false',
  },
  {
    rows: ['V3.5.2 submits from another site’s page'],
    file: 'lib/http/same-origin.ts',
    find: '!URL.canParse(origin) || !ownHosts(headers, settings).has(new URL(origin).host.toLowerCase())',
    plant: 'false',
  },
  {
    rows: ['V3.5.8 resource policy'],
    file: 'server/headers.ts',
    find: '⟦isForOthers(path)⟧ ?',
    plant: 'true',
  },
  {
    rows: ['V4.1.1 every answer has its type'],
    file: 'server/response/public-files.ts',
    find: `⟦response.setHeader('Cache-Control', cacheControl(path, query))⟧`,
    plant: `response.setHeader('Content-Type', 'text/html'), response.setHeader('Cache-Control', cacheControl(path, query))`,
  },
  {
    rows: ['V4.1.3 headers of a proxy cannot be forged', 'V15.3.4 the visitor’s address behind proxies'],
    file: 'lib/http/client-address.ts',
    find: 'Math.max(chain.length - 1 - proxies, 0)',
    plant: '0',
  },
  {
    rows: ['V4.1.3 the sign-in header of a proxy is proven'],
    file: 'lib/desk/access/index.ts',
    find: `!isSameSecret(headers.get(SECRET_HEADER) ?? '', DESK_SSO_SECRET)`,
    plant: 'false',
  },
  {
    rows: ['V4.2.1 one reading of a request’s end and host'],
    file: 'server/request-target.ts',
    find: '⟦namesOneHost(request)⟧ &&',
    plant: 'true',
  },
]
