import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'

/** Strips NUL characters: PostgreSQL's text type refuses them, and the query would fail. */
export function stripNulPlugin(): KyselyPlugin {
  const transformer = new StripNulTransformer()
  return {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  }
}

class StripNulTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: stripNul(node.value) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(stripNul) }
  }
}

function stripNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
