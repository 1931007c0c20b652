import { expect, it, vi } from 'vitest'
import { memoryLimiter, sharedLimiter } from '@/lib/enquiry/rate-limit'
import { describeEngines } from '../helpers/engines'

it('takes 20 submits a minute from one address, then sends Retry-After (D25)', async () => {
  const limiter = memoryLimiter()
  const answers = []
  for (let count = 0; count < 21; count += 1) answers.push(await limiter.take('203.0.113.9'))
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(undefined))
  expect(answers[20]?.retryAfterSeconds).toBeGreaterThan(50)
  expect(answers[20]?.retryAfterSeconds).toBeLessThanOrEqual(60)
  expect(await limiter.take('203.0.113.10')).toBeUndefined()
})

describeEngines('rate limit', (engine) => {
  if (engine.name === 'SQLite') {
    it('is counted in the process', async () =>
      expect(await sharedLimiter(engine.store()).then(({ take }) => take('a'))).toBeUndefined())
    return
  }

  it('holds across instances, and no address is stored in the database', async () => {
    const limiters = await Promise.all((await engine.instances(2)).map((store) => sharedLimiter(store)))
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => limiters[index % 2]?.take('203.0.113.9')),
    )
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(20)
    const { rows } = (await engine.store().pool?.query('select * from rate_limits')) ?? { rows: [] }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
  })

  it('that was begun while the clock was a day ahead turns nobody away afterwards (ADR 0041)', async () => {
    const [limiter] = await Promise.all((await engine.instances(1)).map((store) => sharedLimiter(store)))
    const ahead = Date.now() + 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: ahead })
    for (let count = 0; count < 21; count += 1) await limiter?.take('203.0.113.12')
    vi.useRealTimers()
    expect(await limiter?.take('203.0.113.12')).toBeUndefined()
    for (let count = 0; count < 19; count += 1) await limiter?.take('203.0.113.12')
    expect((await limiter?.take('203.0.113.12'))?.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('counts in the process while the database is away', async () => {
    const [limiter] = await Promise.all((await engine.instances(1)).map((store) => sharedLimiter(store)))
    engine.postgres()?.down()
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push(await limiter?.take('203.0.113.11'))
    engine.postgres()?.up()
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(20)
  })
})
