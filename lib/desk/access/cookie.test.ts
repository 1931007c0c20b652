import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const token = 'a'.repeat(43)
const cookies = () => import('./cookie')
const sent = (cookie: string) => new Headers({ cookie })

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe('the cookie of the desk', () => {
  it('over https is taken by browsers only as it was set, and read under that name alone', async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com')
    const { cookieOf, setCookie } = await cookies()
    expect(setCookie(token, 60)).toBe(
      `__Secure-desk_session=${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=60; Secure`,
    )
    expect(cookieOf(sent(`a=b; __Secure-desk_session=${token}`))).toBe(token)
    expect(cookieOf(sent(`desk_session=${token}`))).toBeUndefined()
  })

  it('without https has the name that browsers take there', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    const { cookieOf, setCookie } = await cookies()
    expect(setCookie(token, 60)).toBe(`desk_session=${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=60`)
    expect(cookieOf(sent(`desk_session=${token}`))).toBe(token)
    expect(cookieOf(sent('a=b'))).toBeUndefined()
  })
})
