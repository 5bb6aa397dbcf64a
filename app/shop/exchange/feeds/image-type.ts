/** Returns the media type of a picture from the extension of its URL. */
export function imageTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return ending === 'svg' ? 'image/svg+xml' : `image/${ending}`
}
