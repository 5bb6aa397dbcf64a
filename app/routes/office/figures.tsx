import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FiguresPage } from '#app/office/figures/figures-page.tsx'
import { findFigure } from '#app/office/figures/find-figure.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findFigure('turnover', await requireStaff(args, 'owner'))

export default function Figures() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
