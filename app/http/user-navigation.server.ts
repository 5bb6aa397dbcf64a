/** Returns whether a browser or a script requests a page that its visitor may never see. */
export const isSpeculative = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(
    `${headers.get('Sec-Purpose')} ${headers.get('Purpose')} ${headers.get('X-Moz')}`,
  )

/** Returns whether a visitor sees the response: a GET that is no prefetch or prerender. */
export const isUserNavigation = (request: Request): boolean =>
  request.method === 'GET' && !isSpeculative(request)

/** Returns whether the browser asks for less data (Save Data API, section 3). */
export const hasSaveData = ({ headers }: Request): boolean => headers.get('Save-Data') === 'on'

/** Returns whether a browser sends Do Not Track or Global Privacy Control, so that nothing of it is counted. */
export const asksForSilence = ({ headers }: Request): boolean =>
  headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
