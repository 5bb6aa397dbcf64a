/**
 * A page's scripts get a lower priority than what it shows first: browsers ask for a preloaded module as urgently as
 * for the font, so that on a slow line pictures would wait for it. Remix leaves no way to say so itself.
 */
export const lowerScripts = (html: string) =>
  html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
