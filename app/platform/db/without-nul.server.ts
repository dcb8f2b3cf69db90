import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'

/** PostgreSQL's text holds no NUL: one in an address or a field is left out instead of failing the query. */
export function withoutNul(): KyselyPlugin {
  const transformer = new WithoutNul()
  return {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  }
}

class WithoutNul extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: clean(node.value) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(clean) }
  }
}

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
