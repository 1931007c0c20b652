import { expect, it } from 'vitest'
import { GET } from './route'

it('names the site’s own contact form where nothing else is set', async () => {
  const answer = GET()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toMatch(/^Contact: http:\/\/localhost:3000\/form\/1\nExpires: 20/)
})
