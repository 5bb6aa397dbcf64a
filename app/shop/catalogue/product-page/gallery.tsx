import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SectionHead } from '#app/components/section-head.tsx'
import { imageSource, photoFilePath } from '#app/shop/catalogue/pictures/photo-path.ts'
import { Picture } from '#app/shop/catalogue/product-card/product-card.tsx'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import type { AnyProductPage, GalleryPicture } from './detail.ts'

/** The sheet detail.css shows all pictures in this height. */
const heightRem = 14

/** Shows all pictures of a product beside each other, if there are several. Each leads to its largest size. */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useTranslation()
  if (pictures.length < 2) return null
  return (
    <section className="section">
      <SectionHead title={t('product.pictures')} />
      <ul className="gallery scroll">
        {pictures.map(({ src, alt, width, height }) => (
          <li key={src}>
            <LargePictureLink src={src}>
              <img
                {...imageSource(src, `${((heightRem * width) / height).toFixed(1)}rem`)}
                width={width}
                height={height}
                alt={alt}
                loading="lazy"
              />
            </LargePictureLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type StagePictureProps = {
  page: Pick<AnyProductPage, 'image' | 'imageAlt'>
  kind: ProductCard['image']['kind']
  /** Describes a picture that the shopkeeper has not described; the cover of a book is drawn for the eye alone. */
  alt: string
  /** States the width at which a phone shows it, as in the attribute `sizes`. */
  phoneWidth: string
}

/** Shows the first picture of a product's page. */
export function StagePicture({ page, kind, alt, phoneWidth }: StagePictureProps) {
  const { image, imageAlt } = page
  const isDecorative = kind === 'book' && photoFilePath(image) === undefined
  return (
    <LargePictureLink src={image}>
      <Picture
        image={{ src: image, kind }}
        lazy={false}
        sizes={`(max-width: 47.99rem) ${phoneWidth}, min(23rem, 30vw)`}
        alt={imageAlt ?? (isDecorative ? '' : alt)}
      />
    </LargePictureLink>
  )
}

/** Links a photo to its largest size, which the browser shows by itself; a drawing has none. */
function LargePictureLink({ src, children }: { src: string; children: ReactNode }) {
  const path = photoFilePath(src)
  return path === undefined ? (
    children
  ) : (
    <a href={path} data-document="">
      {children}
    </a>
  )
}
