/** Returns the request of a posted form. */
export const form = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/cart', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'shop.test', ...headers },
  })

/** Returns the status of the response that the work throws; undefined if it throws none. */
export const statusOf = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return (error as Response).status
  }
  return undefined
}
