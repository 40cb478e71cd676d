/**
 * Lua scripts; see `table.ts` for the notation. An error object without a text is missing on purpose: it crashes
 * Redis 7.0.
 */
export const SCRIPTS = String.raw`
# What scripts return
EVAL "return 1" 0
EVAL "return 3.99" 0
EVAL "return -3.99" 0
EVAL "return 'text'" 0
EVAL "return true" 0
EVAL "return false" 0
EVAL "return nil" 0
EVAL "return" 0
EVAL "return {1, 2.5, 'three', true, false, {4, {5}}}" 0
EVAL "return {1, nil, 3}" 0
EVAL "return {}" 0
EVAL "return {a=1}" 0
EVAL "return {ok='FINE'}" 0
EVAL "return {err='MY broken'}" 0
EVAL "return {err='broken'}" 0
EVAL "return {1, {err='NESTED error'}, {ok='st'}}" 0
EVAL "return redis.status_reply('FINE')" 0
EVAL "return redis.error_reply('MY broken')" 0
EVAL "return redis.error_reply('broken')" 0
EVAL "return redis.error_reply('-MY broken')" 0
EVAL "return 2^53" 0
EVAL "return tostring(0.1)" 0
EVAL "return tostring(1e20)" 0
EVAL "return '\\0\\255'" 0
EVAL "return print" 0
EVAL "return function() end" 0
EVAL "return redis.sha1hex('')" 0
EVAL "return redis.sha1hex()" 0
EVAL "return #ARGV[1]" 0 "\u00fcber\u0000"
EVAL "return {KEYS[1], KEYS[2], ARGV[1], #KEYS, #ARGV}" 2 a b c d

# Arguments of EVAL
EVAL "return 1"
EVAL "return 1" x
EVAL "return 1" -1
EVAL "return 1" 2 a
EVALSHA ffffffffffffffffffffffffffffffffffffffff 0
EVALSHA short 0
EVALSHA short x
SCRIPT LOAD "return ARGV[1]"
EVALSHA 098e0f0d1448c0a81dafe820f66d460eb09263da 0 x
EVALSHA 098E0F0D1448C0A81DAFE820F66D460EB09263DA 0 x
SCRIPT EXISTS 098e0f0d1448c0a81dafe820f66d460eb09263da ffffffffffffffffffffffffffffffffffffffff
SCRIPT FLUSH BOGUS
SCRIPT FLUSH SYNC
SCRIPT EXISTS 098e0f0d1448c0a81dafe820f66d460eb09263da
SCRIPT LOAD
SCRIPT EXISTS
SCRIPT BOGUS
SCRIPT
SCRIPT KILL
SCRIPT LOAD "return ("
EVAL "return (" 0
EVAL "syntax error here" 0

# Calling commands
EVAL "return redis.call('SET', KEYS[1], ARGV[1])" 1 k v
EVAL "return redis.call('GET', KEYS[1])" 1 k
EVAL "return redis.call('GET', 'none')" 0
EVAL "return redis.call('GET', 'none') == false" 0
EVAL "return redis.call('SET', 'k', 'v').ok" 0
EVAL "return type(redis.call('INCR', 'n'))" 0
EVAL "return redis.call('TYPE', 'n').ok" 0
EVAL "return redis.call('INCRBY', 'n', 5)" 0
EVAL "return redis.call('INCRBYFLOAT', 'n', 0.5)" 0
EVAL "return redis.call('SET', 'f', 3.0)" 0
GET f
EVAL "redis.call('SET', 'f', 1e15) return redis.call('GET', 'f')" 0
EVAL "return redis.call('RPUSH', 'l', 1, 'two', 3.5)" 0
EVAL "return redis.call('LRANGE', 'l', 0, -1)" 0
EVAL "return #redis.call('LRANGE', 'l', 0, -1)" 0
EVAL "return redis.call('HMGET', 'h', 'a', 'b')" 0
EVAL "return redis.call('HMGET', 'h', 'a', 'b')[1] == false" 0
EVAL "return redis.call('INCR', 'l')" 0
EVAL "return redis.pcall('INCR', 'l')" 0
EVAL "return redis.pcall('INCR', 'l').err" 0
EVAL "local ok, e = pcall(redis.call, 'INCR', 'l') return {tostring(ok), type(e), e.err}" 0
EVAL "redis.call('SET', 'kept', 1) redis.call('INCR', 'l')" 0
GET kept
EVAL "return redis.call()" 0
EVAL "return redis.call('NOPE')" 0
EVAL "return redis.pcall('NOPE').err" 0
EVAL "return redis.call('GET')" 0
EVAL "return redis.call('GET', 'a', 'b')" 0
EVAL "return redis.call('EVAL', 'return 1', 0)" 0
EVAL "return redis.call('SCRIPT', 'FLUSH')" 0
EVAL "return redis.call('SET', 'k', {})" 0
EVAL "return redis.call('SET', 'k', true)" 0
EVAL "return redis.call('SET', 'k', nil)" 0
EVAL "return redis.call('PING')" 0
EVAL_RO "return redis.call('GET', KEYS[1])" 1 k
EVAL_RO "return redis.call('SET', KEYS[1], 1)" 1 k
EVALSHA_RO ffffffffffffffffffffffffffffffffffffffff 0

# Errors in scripts
EVAL "error('oops')" 0
EVAL "error('oops', 0)" 0
EVAL "error({err='MY oops'})" 0
EVAL "error()" 0
EVAL "error({err=1})" 0
EVAL "\n\nerror('line three')" 0
EVAL "local x = nil; return x.y" 0
EVAL "return 1 + 'a'" 0
EVAL "return undefined_name" 0
EVAL "undefined_name = 1" 0
EVAL "_G.x = 1" 0
EVAL "return _G.x" 0
EVAL "redis = nil" 0
EVAL "string.x = 1" 0
EVAL "redis.call = nil" 0
EVAL "local function f() error('deep') end f()" 0
EVAL "return pcall(error, 'x')" 0
EVAL "local ok, e = pcall(function() error('inner') end) return e" 0
EVAL "return string.rep(nil)" 0
EVAL "return setmetatable(_G, {})" 0
EVAL "return require('x')" 0
EVAL "return os.time()" 0
EVAL "return dofile('x')" 0
EVAL "local t = setmetatable({}, {__index = function(_, k) return k .. '!' end}) return t.hey" 0
EVAL "return tostring(loadstring('return 1 + 1')())" 0
EVAL "local s = 0 for i, v in ipairs({1, 2, 3}) do s = s + v end return s" 0
EVAL "return math.floor(2.7) + math.max(1, 5)" 0
EVAL "return table.concat({'a', 'b'}, '-') .. string.upper('c')" 0
EVAL "local c = coroutine.wrap(function() coroutine.yield(1) coroutine.yield(2) end) return {c(), c()}" 0
EVAL "return {unpack({1, 2, 3})}" 0
EVAL "return select('#', 1, 2, 3)" 0

# The first line #!lua
EVAL "#!lua\nreturn 1" 0
EVAL "#!lua flags=no-writes\nreturn redis.call('SET', 'k', 1)" 0
EVAL "#!lua flags=no-writes\nreturn redis.call('GET', 'k')" 0
EVAL "#!lua flags=no-writes,allow-stale\nerror('second line')" 0
EVAL "#!python\nreturn 1" 0
EVAL "#!lua flags=bogus\nreturn 1" 0
EVAL "#!lua bogus\nreturn 1" 0
EVAL "#!lua" 0

# cjson and bit
EVAL "return cjson.encode({1, 2, {a = 'b'}})" 0
EVAL "return cjson.encode({})" 0
EVAL "return cjson.encode({a = cjson.null})" 0
EVAL "return cjson.encode('a\"b\\\\c/d\\n\\t\\1\\127')" 0
EVAL "return cjson.encode({1.5, 100, 1e20, 0.1, -3})" 0
EVAL "return cjson.encode({true, false})" 0
EVAL "return cjson.encode({[1] = 1, [3] = 3})" 0
EVAL "return cjson.encode({[100] = 1})" 0
EVAL "return cjson.encode({[1.5] = 1})" 0
EVAL "return cjson.encode({x = function() end})" 0
EVAL "return cjson.encode({0/0})" 0
EVAL "return cjson.encode(1, 2)" 0
EVAL "local t = cjson.decode(ARGV[1]) return {t.a, t.b[2], t.c.d, tostring(t.e), t.f == cjson.null}" 0 "{\"a\":\"x\",\"b\":[1,2],\"c\":{\"d\":\"\\u00e9\\ud83d\\ude00\"},\"e\":true,\"f\":null}"
EVAL "return cjson.decode('[1, 2.7, \"three\"]')" 0
EVAL "return cjson.decode(ARGV[1])" 0 "\"\u00e9\""
EVAL "return cjson.decode('nope')" 0
EVAL "return cjson.encode(cjson.decode(ARGV[1]))" 0 "[1,[],{},\"a\"]"
EVAL "return {bit.band(12, 10), bit.bor(12, 10), bit.bxor(12, 10), bit.bnot(5)}" 0
EVAL "return {bit.lshift(1, 4), bit.rshift(-1, 28), bit.arshift(-16, 2), bit.tobit(2^32 + 5)}" 0
EVAL "return {bit.tohex(255), bit.tohex(255, 4), bit.tohex(255, -4), bit.bswap(0x12345678), bit.rol(0x12345678, 8), bit.ror(0x12345678, 8)}" 0
`;
