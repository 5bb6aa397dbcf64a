/** Returns the path of the tax rates of a country. */
export const taxPathOf = (country: string) => `/office/tax?country=${country}`
