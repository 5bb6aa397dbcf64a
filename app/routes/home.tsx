import { redirectDocument, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Banners } from '#app/shop/catalogue/banners/banners.tsx'
import { findHomePage } from '#app/shop/catalogue/home/home.server.ts'
import { CardRow, Hero, Promises } from '#app/shop/catalogue/home/home-parts.tsx'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { CardRefusal } from '#app/shop/catalogue/product-card/product-card.tsx'
import { shopData } from '#app/shop/catalogue/product-page/structured-data.ts'
import { CategoryTiles } from '#app/shop/catalogue/home/category-tiles.tsx'
import { RecentlyViewed } from '#app/shop/lists/viewed/recently-viewed.tsx'
import { listViewedCards } from '#app/shop/lists/viewed/viewed.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { ownWordsIn } from '#app/i18n/languages.ts'
import { localPath, offersPath } from '#app/i18n/paths.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { ScriptData } from '#app/components/script-data.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
import { FontPreload } from '#app/components/font-preload.tsx'
import heroItalic from '#app/styles/fonts/alegreya-hero-italic.woff2?url'
import { findPreferredLanguage } from '#app/i18n/i18n.server.ts'

/** Only the bare URL `/` follows the language that the visitor chose, or else the language that the browser prefers. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  if (args.params.language === undefined) leadToLanguage(context)
  const { t } = context
  const head = headOf(context, {
    title: ownWordsIn(shopIdentity().tagline, context.language)?.text ?? t('title.home'),
    description: ownWordsIn(shopSettings().homeText, context.language)?.text ?? t('home.lede'),
  })
  const [home, viewed] = await Promise.all([findHomePage(context), listViewedCards(context)])
  return { head, home, viewed }
}

/** The redirect loads a whole document, because the messages of a language come with it. */
function leadToLanguage({ request, session, here, url }: RequestContext) {
  const preferred = session.get('language') ?? findPreferredLanguage(request)
  if (preferred === 'en') return
  const { search } = new URL(here, url)
  throw redirectDocument(localPath(preferred, `/${search}`), {
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' },
  })
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function HomePage() {
  const { t } = useTranslation()
  const { head, home, viewed } = useLoaderData<typeof loader>()
  const { banners, newBooks, tiles, offers, bestsellers, subjects, goods } = home
  const onSubjects = subjects.flatMap(({ cards }) => cards)
  const books = { to: '/books', words: t('home.allBooks') }
  const catalogue = { to: '/catalogue', words: t('home.wholeCatalogue') }
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <CardRefusal
          cards={[...newBooks, ...offers, ...bestsellers, ...onSubjects, ...goods, ...viewed]}
        >
          <CompareFull />
        </CardRefusal>
      </div>
      <Hero hero={home.hero} heading={home.heading} opening={home.opening} shelf={home.shelf} />
      <div className="wrap">
        <CardRow kicker={t('home.newKicker')} title={t('home.new')} link={books} cards={newBooks} />
        {tiles.length > 0 && <Categories tiles={tiles} link={catalogue} />}
        <Offers cards={offers} />
        <Banners banners={banners} label={t('home.banners')} />
        <Bestsellers cards={bestsellers} link={books} hasBestsellers={home.hasBestsellers} />
        {subjects.map(({ name, path, count, cards }) => (
          <CardRow key={path} kicker={count} title={name} to={path} cards={cards} />
        ))}
        <CardRow
          kicker={t('home.goodsKicker')}
          title={t('home.goods')}
          link={catalogue}
          cards={goods}
        />
        <RecentlyViewed cards={viewed} />
        <Promises />
      </div>
      {!home.heading && <FontPreload href={heroItalic} />}
      {head.indexed && <ScriptData data={shopData(head.indexed.canonical)} />}
    </main>
  )
}

type CategoriesProps = ComponentProps<typeof CategoryTiles> & {
  link: { to: string; words: string }
}

function Categories({ tiles, link }: CategoriesProps) {
  const { t } = useTranslation()
  return (
    <section className="section">
      <SectionHead kicker={t('home.categoriesKicker')} title={t('home.categories')} link={link} />
      <CategoryTiles tiles={tiles} />
    </section>
  )
}

type BestsellersProps = Pick<ComponentProps<typeof CardRow>, 'cards' | 'link'> & {
  hasBestsellers: boolean
}

/** A shop that has sold few books yet shows them under another title. */
function Bestsellers({ hasBestsellers, ...props }: BestsellersProps) {
  const { t } = useTranslation()
  const [kicker, title] = hasBestsellers
    ? [t('home.bestKicker'), t('home.best')]
    : [t('frame.books'), t('home.books')]
  return <CardRow kicker={kicker} title={title} {...props} />
}

function Offers({ cards }: Pick<ComponentProps<typeof CardRow>, 'cards'>) {
  const { t } = useTranslation()
  return (
    <CardRow
      kicker={t('home.offersKicker')}
      title={t('home.offers')}
      link={{ to: offersPath, words: t('frame.offers') }}
      cards={cards}
    />
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
