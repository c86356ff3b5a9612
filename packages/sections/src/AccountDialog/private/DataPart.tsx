import type { MyData } from '@podium/data/schemas/myData.ts';
import { Button } from '@podium/ui/Button/Button';
import { DescriptionList } from '@podium/ui/DescriptionList/DescriptionList';
import { Disclosure } from '@podium/ui/Disclosure/Disclosure';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import type { PartProps } from '../AccountDialog.tsx';
import { type AccountContent, withAddresses } from '../accountContent.ts';
import { columnText, valueText } from '../dataText.ts';
import { LoadState } from './LoadState.tsx';

export function DataPart({ content, email, data, onAskData, onDownload }: PartProps<'data'>) {
  return (
    <Stack gap="s5">
      <Text color="secondary">{withAddresses(content.note, email)}</Text>
      <LoadState content={content} status={data.status} onRetry={onAskData} />
      {data.status === 'ready' && (
        <>
          <Tables content={content} data={data.value} />
          <Button isFullWidth onPress={() => onDownload(data.value)}>
            {content.download}
          </Button>
        </>
      )}
    </Stack>
  );
}

function Tables({ content, data }: { content: AccountContent['data']; data: MyData }) {
  const tables = Object.entries(data).flatMap(([table, rows]) => (rows?.length ? [{ table, rows }] : []));
  if (tables.length === 0) return <Text>{content.empty}</Text>;
  return (
    <div>
      {tables.map(({ table, rows }) => (
        <Disclosure key={table} summary={`${content.tables[table] ?? columnText(table)} (${rows.length})`}>
          <Stack gap="s5">
            {rows.map((row, index) => (
              <DescriptionList
                // The tables share no key column, and the order of rows is stable.
                key={index}
                layout="stacked"
                items={Object.entries(row).map(([column, value]) => ({
                  term: columnText(column),
                  value: valueText(value, content),
                }))}
              />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </div>
  );
}
