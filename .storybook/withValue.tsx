import { type ComponentType, useState } from 'react';

type Name<Props> = keyof Props & string;

/** State that takes on the value of an arg whenever that changes, such as in the Controls panel. */
export function useStateFromArg<Value>(arg: Value) {
  const [followed, setFollowed] = useState(arg);
  const [kept, setKept] = useState(arg);
  if (followed !== arg) {
    setFollowed(arg);
    setKept(arg);
  }
  return [kept, setKept] as const;
}

/** Keeps the value of a control in state, as a form would. `value` and `onChange` are the names of its props. */
export function withValue<Props extends object>(
  Control: ComponentType<Props>,
  value = 'value' as Name<Props>,
  onChange = 'onChange' as Name<Props>,
) {
  return function Keeping(props: Props) {
    const [kept, setKept] = useStateFromArg(props[value]);
    const handleChange = (next: Props[Name<Props>]) => {
      setKept(next);
      (props[onChange] as (next: unknown) => void)(next);
    };
    return <Control {...props} {...{ [value]: kept, [onChange]: handleChange }} />;
  };
}
