import type { DeliveryTableBlock as Table } from './delivery-table.ts'

export function DeliveryTable({ table: { words, rows, places } }: { table: Table }) {
  return (
    <section className="stack" aria-labelledby="table">
      <h2 id="table">{words.heading}</h2>
      {rows.length > 0 && <Rows words={words} rows={rows} />}
      {rows.length === 0 && !places && <p>{words.none}</p>}
      {words.least && rows.length > 0 && <p className="ui">{words.least}</p>}
      {places && <Places words={words} places={places} />}
    </section>
  )
}

function Places({ words, places }: Pick<Required<Table>, 'words' | 'places'>) {
  return (
    <>
      <h3>{words.pickup}</h3>
      <ul>
        {places.map(({ id, name, address, hours }) => (
          <li key={id}>
            <b>{name}</b>
            <br />
            {address}
            <br />
            {hours}
          </li>
        ))}
      </ul>
    </>
  )
}

function Rows({ words, rows }: Table) {
  return (
    <table className="table table--cards">
      <caption className="hide">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.method}</th>
          <th scope="col">{words.weight}</th>
          <th scope="col" className="end">
            {words.price}
          </th>
          <th scope="col" className="end">
            {words.freeFrom}
          </th>
          <th scope="col" className="end">
            {words.days}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, method, weight, price, freeFrom, days }) => (
          <tr key={id}>
            <td data-label={words.method}>{method}</td>
            <td data-label={words.weight}>{weight}</td>
            <td className="end" data-label={words.price}>
              {price}
            </td>
            <td className="end" data-label={words.freeFrom}>
              {freeFrom}
            </td>
            <td className="end" data-label={words.days}>
              {days}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
