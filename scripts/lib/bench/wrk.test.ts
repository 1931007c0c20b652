import { expect, it } from 'vitest'
import { readWrk } from './wrk'

const printed = `Running 8s test @ http://127.0.0.1:3000
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.13ms    0.96ms  44.00ms   97.10%
  Latency Distribution
     50%    1.01ms
     75%    1.20ms
     90%    1.90ms
     99%  890.00us
  229632 requests in 8.00s, 3.10GB read
  Socket errors: connect 0, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 7
Requests/sec:  28704.12
Transfer/sec:    396.80MB`

it('reads what wrk prints, whatever the unit, and counts all that failed', () => {
  expect(readWrk(printed)).toEqual({
    perSecond: 28704.12,
    requests: 229632,
    shares: [1.01, 1.2, 1.9, 0.89],
    p99: 0.89,
    failed: 12,
  })
  expect(readWrk(printed.replace('890.00us', '1.25s')).p99).toBe(1250)
})
