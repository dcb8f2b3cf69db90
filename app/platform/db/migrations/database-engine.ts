/** Which engine a connection speaks to; only `db/` and the search query ask. */
export type DatabaseEngine = 'sqlite' | 'postgres'
