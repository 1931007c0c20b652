/** A path or an address without the slashes at its end, in linear time however many there are. */
export const trimTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')
