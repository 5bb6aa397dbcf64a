import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

const words =
  'amber harbour quietly winter of lantern beyond fields and the orchard remembers a letter unopened for years while rain crosses old rooftops into morning'.split(
    ' ',
  )
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'INR' })

/** Returns fifty words in an order of the book's own. */
const blurbOf = (book: number) =>
  Array.from({ length: 50 }, (_, at) => words[(book * 7 + at * (book + 3)) % words.length]).join(
    ' ',
  )

export const loader = () => ({
  books: Array.from({ length: 24 }, (_, at) => ({
    id: `book-${at}`,
    title: `The ${words[at % words.length]} & the "${words[(at * 5) % words.length]}" (${at})`,
    author: `Author Number ${at}`,
    blurb: blurbOf(at),
    price: money.format(199 + at * 10.5),
  })),
})

/** Does the minimum of any form: reads its fields, sets a cookie and redirects to the page. */
export async function action({ request }: { request: Request }) {
  const form = await request.formData()
  const product = form.get('product')
  return redirect('/', {
    status: 303,
    headers: { 'Set-Cookie': `last=${typeof product === 'string' ? product : ''}; Path=/` },
  })
}

export default function Books() {
  const { books } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Books</h1>
      <ul>
        {books.map((book) => (
          <BookCard key={book.id} book={book} />
        ))}
      </ul>
    </main>
  )
}

type Book = ReturnType<typeof loader>['books'][number]

function BookCard({ book }: { book: Book }) {
  return (
    <li className="card">
      <a href={`/book/${book.id}`}>
        <img src={`/covers/${book.id}.svg`} alt="" width="200" height="300" loading="lazy" />
        <h2>{book.title}</h2>
      </a>
      <p>{book.author}</p>
      <p className="blurb">{book.blurb}</p>
      <p className="price">{book.price}</p>
      {['cart.add', 'wishlist.add'].map((intent) => (
        <form key={intent} method="post" action="/?index">
          <input type="hidden" name="product" value={book.id} />
          <button name="intent" value={intent}>
            {intent === 'cart.add' ? 'Add to cart' : 'Wishlist'}
          </button>
        </form>
      ))}
    </li>
  )
}
