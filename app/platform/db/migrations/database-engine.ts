/** Database engine of a connection. Only `db/` and the search query depend on it. */
export type DatabaseEngine = 'sqlite' | 'postgres'
