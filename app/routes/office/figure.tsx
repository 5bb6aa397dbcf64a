import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseFigure } from '#app/office/figures/figure-ids.ts'
import { FiguresPage } from '#app/office/figures/figures-page.tsx'
import { findFigure } from '#app/office/figures/find-figure.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const staff = await requireStaff(args, 'owner')
  const figure = parseFigure(args.params.figure)
  // The turnover has the path above.
  if (!figure || figure === 'turnover') throw notFound(staff.t)
  return findFigure(figure, staff)
}

export default function Figure() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
