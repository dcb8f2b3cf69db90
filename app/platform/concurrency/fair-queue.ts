/**
 * A queue of at most `most` items. Clients are served in turn, and the items of a client in order
 * of arrival.
 */
export function fairQueue<Item>(most: number) {
  /** Items by client. The client that is served next is first. */
  const clients = new Map<string, Item[]>()
  let size = 0

  function add(client: string, item: Item) {
    const own = clients.get(client)
    if (own) own.push(item)
    else clients.set(client, [item])
    size += 1
  }

  /** Finds the client with the most items. */
  function largest(): { client: string; items: Item[] } | undefined {
    let found: { client: string; items: Item[] } | undefined
    for (const [client, items] of clients)
      if (!found || items.length > found.items.length) found = { client, items }
    return found
  }

  return {
    size: () => size,
    /**
     * Adds an item. If the queue is full, returns the item that is dropped: the newest item of the
     * client with the most items, or the given item.
     */
    push(client: string, item: Item): Item | undefined {
      if (size < most) {
        add(client, item)
        return undefined
      }
      const own = clients.get(client)?.length ?? 0
      const crowd = largest()
      if (!crowd || crowd.items.length <= own + 1) return item
      const dropped = crowd.items.pop()
      size -= 1
      add(client, item)
      return dropped
    },
    shift(): Item | undefined {
      const [first] = clients
      if (!first) return undefined
      const [client, items] = first
      const item = items.shift()
      size -= 1
      clients.delete(client)
      if (items.length > 0) clients.set(client, items)
      return item
    },
    /** Removes an item and returns `true` if it was in the queue. */
    delete(client: string, item: Item): boolean {
      const items = clients.get(client)
      const at = items?.indexOf(item) ?? -1
      if (!items || at < 0) return false
      items.splice(at, 1)
      size -= 1
      if (items.length === 0) clients.delete(client)
      return true
    },
  }
}
