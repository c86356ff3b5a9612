type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

export type CamelRow<Row> = { [Column in keyof Row & string as CamelCase<Column>]: Row[Column] };

const inCamelCase = (column: string) => column.replaceAll(/_./g, (start) => start.charAt(1).toUpperCase());

export function camelRow<Row extends object>(row: Row): CamelRow<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [inCamelCase(column), value]),
  ) as CamelRow<Row>;
}
