// Resolves the driver of the embedded file to the one that counts, except for that one itself.
const standIn = new URL('counted-sqlite.mjs', import.meta.url).href

export const resolve = (specifier, context, next) =>
  specifier === '@photostructure/sqlite' && context.parentURL !== standIn
    ? { url: standIn, shortCircuit: true }
    : next(specifier, context)
