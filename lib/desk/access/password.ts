import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and about a tenth of a second a try: dear to guess, cheap to sign in (the values OWASP names). */
const cost = { log2: 15, r: 8, p: 3 }
const KEY_BYTES = 32

function derive(password: string, salt: Buffer, { log2, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** log2
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** The value of DESK_PASSWORD_HASH for a password: no `$` in it, which compose files and shells would read as a variable. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.log2, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    ':',
  )
}

let last: Promise<unknown> = Promise.resolve()

/** Whether a password is the one of the hash. One is computed at a time: tries must not take the memory of pages. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  const answer = last.then(() => compare(password, hash))
  last = answer.catch(() => undefined)
  return answer
}

async function compare(password: string, hash: string): Promise<boolean> {
  const [, log2 = '', r = '', p = '', salt = '', key = ''] = hash.split(':')
  const wanted = Buffer.from(key, 'base64url')
  const values = { log2: Math.min(Number(log2), 18), r: Number(r), p: Number(p) }
  const given = await derive(password, Buffer.from(salt, 'base64url'), values)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
