/** What is too short to be told from noise, ms. */
const LEAST_MS = 2

/** The shortest of three runs, ms of this process: what others do meanwhile on a busy machine is none of the work. */
function took(work: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

/**
 * How many times as long ten times the input takes. About ten for what is read once; a hundred for what is read again from each
 * of its letters, by which one long line holds everybody up. Tests ask for less than forty.
 */
export const timesLonger = (length: number, work: (length: number) => void): number =>
  took(() => work(10 * length)) /
  Math.max(
    took(() => work(length)),
    LEAST_MS,
  )
