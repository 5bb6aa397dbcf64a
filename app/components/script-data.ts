/** Serialises JSON for a script tag: `</script>` and `<!--` in a title must not end the tag. */
export const formatScriptData = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')

/** Returns the breadcrumbs for machines by absolute URLs; the last step is the page itself. */
export const scriptData = (steps: { name: string; url?: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    item: url,
  })),
})
