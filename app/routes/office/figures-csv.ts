import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseFigure } from '#app/office/figures/figure-ids.ts'
import { csvOfFigure } from '#app/office/figures/figure-table.ts'
import { labelOfParameter } from '#app/office/figures/figures-filters.tsx'
import { findFigure } from '#app/office/figures/find-figure.server.ts'
import { csvResponse } from '#app/office/files/csv-response.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { privateHeaders } from '#app/http/private-file.server.ts'
import { notFound, textResponse } from '#app/http/responses.server.ts'

/**
 * Sends the table of a figure as CSV. A parameter that a page would leave out or change gets 400, since a file does not
 * say so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await requireStaff(args, 'owner')
  const { t } = staff
  const figure = parseFigure(/^(\w+)\.csv$/.exec(args.params.file ?? '')?.[1])
  if (!figure) throw notFound(t)
  const { query, table, notes, ignored } = await findFigure(figure, staff)
  if (ignored.length > 0 || notes.length > 0)
    return textResponse(400, badQueryText(t, { notes, ignored }), privateHeaders)
  const name = `${figure}-${query.from}-${query.until}.csv`
  return csvResponse(args.request, name, csvOfFigure(table))
}

type Found = Awaited<ReturnType<typeof findFigure>>
type Translate = Awaited<ReturnType<typeof requireStaff>>['t']

const badQueryText = (t: Translate, { notes, ignored }: Pick<Found, 'notes' | 'ignored'>) =>
  [
    ...(ignored.length > 0
      ? [
          t('office.frame.ignored', {
            names: ignored.map((name) => labelOfParameter(name, t)).join(', '),
          }),
        ]
      : []),
    ...notes.map((note) => t(`office.figures.note.${note}`)),
  ].join(' ')
