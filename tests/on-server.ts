import pg from 'pg'

/** Runs a statement on the server of `TEST_DATABASE_URL`, outside any test's database. */
export async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}
