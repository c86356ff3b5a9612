import { type ComponentType, useState } from 'react';

type Value = string | readonly string[];

interface Choosing {
  value: Value;
  onChange(value: Value): void;
}

/** Keeps the value of a control in state, as a form would. */
export function withValue<Props extends Choosing>(Control: ComponentType<Props>) {
  return function Keeping(props: Props) {
    const [value, setValue] = useState<Value>(props.value);
    const handleChange = (next: Value) => {
      setValue(next);
      props.onChange(next);
    };
    return <Control {...props} value={value} onChange={handleChange} />;
  };
}
