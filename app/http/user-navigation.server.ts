/** Returns whether a visitor sees the response: a GET that is no prefetch or prerender. */
export const isUserNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(
    `${headers.get('Sec-Purpose')} ${headers.get('Purpose')} ${headers.get('X-Moz')}`,
  )
