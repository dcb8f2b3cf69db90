/**
 * Web Storage and cookies that never throw. A browser may block site data (then reading
 * `localStorage` throws), have none (null) or be full. The lint rules allow direct access only in
 * this file.
 */
export const safeLocalStorage = safeStorage(() => localStorage)
export const safeSessionStorage = safeStorage(() => sessionStorage)

/**
 * Returns all cookies that scripts may read as one string, or '' if there are none or they are
 * blocked.
 */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

/** Sets a cookie from its name, value and attributes. A browser that blocks cookies ignores it. */
export function writeCookie(cookie: string): void {
  attempt(() => {
    document.cookie = cookie
  })
}

function safeStorage(find: () => Storage) {
  return {
    /** Returns `undefined` if the key is missing or the storage cannot be read. */
    get: (key: string): string | undefined => attempt(() => find().getItem(key)) ?? undefined,
    /** Returns `true` if the value was stored. */
    set: (key: string, value: string): boolean =>
      attempt(() => {
        find().setItem(key, value)
        return true
      }) ?? false,
    remove: (key: string): void => attempt(() => find().removeItem(key)),
    keys: (): string[] => attempt(() => Object.keys(find())) ?? [],
    clear: (): void => attempt(() => find().clear()),
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
