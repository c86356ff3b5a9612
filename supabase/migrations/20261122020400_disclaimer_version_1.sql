-- The checksum of the text of /investment-disclaimer from here on. Written by tools/generate-disclaimer-version.ts.
insert into private.disclaimer_versions (version, sha256)
values (1, 'bef4668244e3171cfa758ef95953161a72f667d1a6143246a8aa5494d591b679');
