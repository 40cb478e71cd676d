/** The JSON library scripts know. Takes the parser and the null value, returns the library. */
export const CJSON = `
local native = ...
local parse, null = native.parse, native.null
local error, type, pairs, tostring, select, pcall = error, type, pairs, tostring, select, pcall
local format, floor, huge, concat = string.format, math.floor, math.huge, table.concat

local NAMES = {
  ['"'] = '\\\\"', ['\\\\'] = '\\\\\\\\', ['/'] = '\\\\/', ['\\b'] = '\\\\b', ['\\f'] = '\\\\f',
  ['\\n'] = '\\\\n', ['\\r'] = '\\\\r', ['\\t'] = '\\\\t', ['\\127'] = '\\\\u007f',
}
local MAX_DEPTH = 1000

local function escape(char)
  return NAMES[char] or format('\\\\u%04x', char:byte())
end

local function quote(text)
  return '"' .. text:gsub('[%c"\\\\/\\127]', escape) .. '"'
end

local function refuse(value, reason)
  error('Cannot serialise ' .. type(value) .. ': ' .. reason, 0)
end

-- The length when all keys are positive whole numbers, else nil: then it is an object.
local function array_length(value)
  local length, items = 0, 0
  for key in pairs(value) do
    if type(key) ~= 'number' or key < 1 or floor(key) ~= key then return nil end
    if key > length then length = key end
    items = items + 1
  end
  if length > 10 and length > items * 2 then refuse(value, 'excessively sparse array') end
  return length > 0 and length or nil
end

local encode

local function encode_array(value, length, depth)
  local parts = {}
  for i = 1, length do parts[i] = encode(value[i], depth) end
  return '[' .. concat(parts, ',') .. ']'
end

local function encode_object(value, depth)
  local parts = {}
  for key, item in pairs(value) do
    if type(key) ~= 'string' and type(key) ~= 'number' then
      refuse(value, 'table key must be a number or string')
    end
    local name = type(key) == 'number' and '"' .. format('%.14g', key) .. '"' or quote(key)
    parts[#parts + 1] = name .. ':' .. encode(item, depth)
  end
  return '{' .. concat(parts, ',') .. '}'
end

local function encode_number(value)
  if value ~= value or value == huge or value == -huge then refuse(value, 'must not be NaN or Inf') end
  return format('%.14g', value)
end

local ENCODERS = {
  ['nil'] = function() return 'null' end,
  boolean = tostring,
  number = encode_number,
  string = quote,
  table = function(value, depth)
    depth = depth + 1
    if depth > MAX_DEPTH then error('Cannot serialise, excessive depth (' .. depth .. ')', 0) end
    local length = array_length(value)
    if length then return encode_array(value, length, depth) end
    return encode_object(value, depth)
  end,
}

function encode(value, depth)
  if value == null then return 'null' end
  local encoder = ENCODERS[type(value)]
  if not encoder then refuse(value, 'type not supported') end
  return encoder(value, depth or 0)
end

local cjson = {null = null, _NAME = 'cjson', _VERSION = '2.1.0'}

function cjson.encode(...)
  if select('#', ...) ~= 1 then error("bad argument #1 to 'encode' (expected 1 argument)", 3) end
  -- One place to raise from, so that the error names the line of the script.
  local ok, text = pcall(encode, (...), 0)
  if not ok then error(text, 3) end
  return text
end

function cjson.decode(text)
  if type(text) == 'number' then return text end
  if type(text) ~= 'string' then error("bad argument #1 to 'decode' (string expected, got " .. type(text) .. ')', 3) end
  local values = {parse(text)}
  if #values == 0 then error('Expected value but found invalid token at character 1', 3) end
  return values[1]
end

return cjson
`;
