type File = { url: string; type?: string }

const isPicture = ({ url, type }: File) =>
  type === undefined ? /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i.test(url) : /^image\//i.test(type)

/** A resource whose place says that it is a video, whatever its files are called; pictures are covers where another file is left to play. */
export function asVideo<F extends File>(resource: { files: F[] } | undefined): { files: F[] } | undefined {
  if (!resource) return resource
  const { files } = resource
  const hasOthers = files.some((file) => !isPicture(file))
  return {
    files: files.map((file) =>
      (hasOthers && isPicture(file)) || /^video\/|mpegurl/i.test(file.type ?? '')
        ? file
        : { ...file, type: 'video' },
    ),
  }
}
