/** The media type of a picture by its address, whose ending it is. */
export function imageTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return ending === 'svg' ? 'image/svg+xml' : `image/${ending}`
}
