import { strandTransform, type Layer } from '../../engraving/rosette.ts';

interface LayerStrandsProps {
  /** Unique in the page. */
  id: string;
  layer: Layer;
}

/** A layer of a rosette: its path is defined once and used for every copy. Lines keep their width at any size. */
export function LayerStrands({ id, layer }: LayerStrandsProps) {
  return (
    <>
      <defs>
        <path id={id} d={layer.path} vectorEffect="non-scaling-stroke" />
      </defs>
      {layer.strands.map((strand) => (
        <use key={`${strand.angle} ${strand.scale}`} href={`#${id}`} transform={strandTransform(strand)} />
      ))}
    </>
  );
}
