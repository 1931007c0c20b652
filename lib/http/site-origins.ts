type Settings = { SITE_URL: string; SITE_HOSTS?: Record<string, unknown> | undefined }

/** The site's own hosts: the one of its address, and those that name a language (D2). */
export const siteHosts = ({ SITE_URL, SITE_HOSTS = {} }: Settings): string[] => [
  new URL(SITE_URL).host,
  ...Object.keys(SITE_HOSTS),
]

/** Origins of the hosts that name a language (D2); none where the path does. */
export const siteOrigins = ({ SITE_URL, SITE_HOSTS = {} }: Settings): string[] =>
  Object.keys(SITE_HOSTS).map((host) => `${new URL(SITE_URL).protocol}//${host}`)
