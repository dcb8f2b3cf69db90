/** Who is at the desk: taken from the session, never from the request's body. */
export type Editor = { id: number; userId: string }
