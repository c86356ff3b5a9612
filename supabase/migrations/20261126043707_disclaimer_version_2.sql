-- The checksum of the text of /investment-disclaimer from here on. Written by tools/generate.
insert into private.disclaimer_versions (version, sha256)
values (2, '35dea12f58a1e3b4ab8de3e0b478ed8a8785cd9e9e300c8fcc317b99ce7276db');
