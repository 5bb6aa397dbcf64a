/** Returns whether the visitor wants less data to be loaded, so that nothing is fetched ahead. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches
