import { countCachedFragments } from '#app/components/fragments/fragment-cache.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { countOutbox } from '#app/shop/messaging/mail/count-outbox.server.ts'
import { countConnections } from '#app/database/postgres-pool.server.ts'
import { addGauge } from '#app/observability/metrics.server.ts'

/** Registers the figures that are looked up each time metrics are requested. */
export function registerGauges() {
  registerOutbox()
  registerRatesAge()
  registerConnections()
  registerCachedFragments()
}

const registerOutbox = () =>
  addGauge(
    'octavo_outbox_mails',
    {
      help: 'Mails that wait to be sent, and such as were given up',
      labels: ['state'],
      aggregator: 'max',
    },
    async () => {
      const { waiting, failed } = await countOutbox()
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ]
    },
  )

const registerRatesAge = () =>
  addGauge(
    'octavo_rates_age_seconds',
    { help: 'Since the day began of which the exchange rates are (UTC)', aggregator: 'max' },
    async () => {
      const now = Date.now()
      const { day } = await findRates(now)
      return [{ value: (now - Date.parse(day)) / 1000 }]
    },
  )

const registerConnections = () =>
  addGauge(
    'octavo_database_connections',
    {
      help: 'Connections to PostgreSQL, and requests that wait for one',
      labels: ['state'],
      aggregator: 'sum',
    },
    () =>
      Object.entries(countConnections()).map(([state, value]) => ({ labels: { state }, value })),
  )

const registerCachedFragments = () =>
  addGauge(
    'octavo_kept_markup',
    {
      help: 'Parts of pages since the start, by whether their markup was kept from before',
      labels: ['kept'],
      aggregator: 'sum',
    },
    () => {
      const { found, made } = countCachedFragments()
      return [
        { labels: { kept: 'yes' }, value: found },
        { labels: { kept: 'no' }, value: made },
      ]
    },
  )
