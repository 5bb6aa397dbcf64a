/** Whether somebody looks at the answer: a GET that no browser made ahead of a click. */
export const isUserNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(
    `${headers.get('Sec-Purpose')} ${headers.get('Purpose')} ${headers.get('X-Moz')}`,
  )
