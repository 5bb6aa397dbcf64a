import type { Language } from '#app/i18n/languages.ts'

export type SpecCategory = {
  slug: string
  parent?: string
  name: Record<Language, string>
  /** Describes the picture to draw. */
  art: { kind: string; look?: number }
}

/** Lists the categories of the specification (section 1), each once. */
export const specCategories: SpecCategory[] = [
  {
    slug: 'fashion',
    name: { en: 'Fashion', fr: 'Mode', de: 'Mode' },
    art: { kind: 'accessories', look: 2 },
  },
  {
    slug: 'men',
    parent: 'fashion',
    name: { en: 'Men', fr: 'Homme', de: 'Herren' },
    art: { kind: 'men', look: 1 },
  },
  {
    slug: 'women',
    parent: 'fashion',
    name: { en: 'Women', fr: 'Femme', de: 'Damen' },
    art: { kind: 'women', look: 0 },
  },
  {
    slug: 'kids',
    parent: 'fashion',
    name: { en: 'Kids', fr: 'Enfant', de: 'Kinder' },
    art: { kind: 'kids', look: 1 },
  },
  {
    slug: 'electronics',
    name: { en: 'Electronics', fr: 'Électronique', de: 'Elektronik' },
    art: { kind: 'electronics', look: 0 },
  },
  {
    slug: 'furniture',
    name: { en: 'Furniture', fr: 'Meubles', de: 'Möbel' },
    art: { kind: 'furniture', look: 0 },
  },
  {
    slug: 'plant',
    name: { en: 'Plants', fr: 'Plantes', de: 'Pflanzen' },
    art: { kind: 'plant', look: 0 },
  },
  {
    slug: 'organic-food',
    name: { en: 'Organic food', fr: 'Épicerie biologique', de: 'Biolebensmittel' },
    art: { kind: 'organic', look: 0 },
  },
  {
    slug: 'flower',
    name: { en: 'Flowers', fr: 'Fleurs', de: 'Blumen' },
    art: { kind: 'flower', look: 0 },
  },
  {
    slug: 'book',
    name: { en: 'Books', fr: 'Livres', de: 'Bücher' },
    art: { kind: 'furniture', look: 2 },
  },
  {
    slug: 'cosmetics',
    name: { en: 'Cosmetics', fr: 'Cosmétiques', de: 'Kosmetik' },
    art: { kind: 'cosmetics', look: 0 },
  },
  {
    slug: 'accessories',
    name: { en: 'Accessories', fr: 'Accessoires', de: 'Accessoires' },
    art: { kind: 'accessories', look: 0 },
  },
  {
    slug: 'handmade',
    name: { en: 'Handmade', fr: 'Fait main', de: 'Handgemachtes' },
    art: { kind: 'handmade', look: 0 },
  },
  {
    slug: 'auto-parts',
    name: { en: 'Auto parts', fr: 'Pièces auto', de: 'Autoteile' },
    art: { kind: 'auto', look: 0 },
  },
  {
    slug: 'cakes',
    name: { en: 'Cakes', fr: 'Gâteaux', de: 'Kuchen und Torten' },
    art: { kind: 'cakes', look: 0 },
  },
  {
    slug: 'pet-food',
    name: { en: 'Pet food', fr: 'Pour les animaux', de: 'Tierfutter' },
    art: { kind: 'pet', look: 0 },
  },
  {
    slug: 'medical',
    name: { en: 'Medical', fr: 'Santé', de: 'Gesundheit' },
    art: { kind: 'medical', look: 0 },
  },
  {
    slug: 'black-friday',
    name: { en: 'Black Friday', fr: 'Black Friday', de: 'Black Friday' },
    art: { kind: 'blackfriday', look: 0 },
  },
  {
    slug: 'christmas',
    name: { en: 'Christmas', fr: 'Noël', de: 'Weihnachten' },
    art: { kind: 'christmas', look: 0 },
  },
]
