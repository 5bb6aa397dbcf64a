/**
 * Preloads a font. The link belongs into the body, because browsers delay the first paint for font preloads in the
 * head. The preload scanner finds it as early there.
 */
export const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
)
