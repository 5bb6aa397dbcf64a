import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'

const shelves = Array.from({ length: 60 }, (_, shelf) => shelf + 1)

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <nav>
          {shelves.map((shelf) => (
            <a key={shelf} href={`/shelf/${shelf}`}>
              Shelf {shelf}
            </a>
          ))}
        </nav>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
