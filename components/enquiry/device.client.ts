'use client'

const TIMEOUT_MS = 1500

let asked: Promise<string | undefined> | undefined

async function fingerprint(): Promise<string | undefined> {
  try {
    const { default: library } = await import('@fingerprintjs/fingerprintjs')
    // Without `monitoring: false` the library sends a request to its makers' host.
    return (await (await library.load({ monitoring: false })).get()).visitorId
  } catch {
    return undefined
  }
}

/** The device's fingerprint (§7 deviceId), computed when a form is about to be used and not before (D27). */
export function prepareDeviceId(): Promise<string | undefined> {
  asked ??= fingerprint()
  return asked
}

/** The fingerprint when it is ready in 1.5 s, else undefined: an enquiry is sent without it rather than late. */
export function deviceId(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  return Promise.race([prepareDeviceId(), late])
}
