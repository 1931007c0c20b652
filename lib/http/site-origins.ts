type Settings = { SITE_URL: string; SITE_HOSTS?: Record<string, unknown> | undefined }

/** Origins of the hosts that name a language (D2); none where the path does. */
export const siteOrigins = ({ SITE_URL, SITE_HOSTS = {} }: Settings): string[] =>
  Object.keys(SITE_HOSTS).map((host) => `${new URL(SITE_URL).protocol}//${host}`)
